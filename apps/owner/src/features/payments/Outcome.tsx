import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';

export interface OutcomeProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** Says what became of a payment, and where it goes on. */
export function Outcome({ icon, title, text, action }: OutcomeProps) {
  return (
    <Stack gap="12" align="center" role="status">
      {icon}
      <Title>{title}</Title>
      <Text tone="muted">{text}</Text>
      {action}
    </Stack>
  );
}
