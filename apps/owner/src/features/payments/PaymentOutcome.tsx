import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';

export interface PaymentOutcomeProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** Result of a payment, with the next action. */
export function PaymentOutcome({ icon, title, text, action }: PaymentOutcomeProps) {
  return (
    <Stack gap="12" align="center" role="status">
      {icon}
      <Title>{title}</Title>
      <Text tone="muted">{text}</Text>
      {action}
    </Stack>
  );
}
