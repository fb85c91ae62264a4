import type { HTMLAttributes, ReactNode } from 'react';
import styles from './kit.module.css';
import { joinClasses } from './part.ts';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

export interface CalloutProps extends HTMLAttributes<HTMLElement> {
  tone: 'good' | 'ask' | 'due' | 'info' | 'quiet';
  icon?: ReactNode;
  children: ReactNode;
}

/** Shows a sentence or two that matter here and now. The words say it; the colour only helps. */
export function Callout({ tone, icon, children, className, ...rest }: CalloutProps) {
  return (
    <Row
      gap="12"
      align="start"
      wrap={false}
      {...rest}
      className={joinClasses(styles['callout'], className)}
      data-tone={tone}
    >
      {icon}
      <Stack gap="8" grow>
        {children}
      </Stack>
    </Row>
  );
}
