import { useEffect, useRef } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import styles from './new-request.module.css';

export interface StepTitleProps {
  title: string;
  text: string;
}

/** Heading of a step. Takes the focus, so that screen readers announce the new step. */
export function StepTitle({ title, text }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" className={styles['title'] ?? ''}>
      <Title as="h1" ref={heading} tabIndex={-1} display>
        {title}
      </Title>
      <Text tone="muted">{text}</Text>
    </Stack>
  );
}
