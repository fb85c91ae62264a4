import type { HTMLAttributes, ReactNode } from 'react';
import styles from './kit.module.css';
import { joinClasses } from './primitive.ts';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

export interface CalloutProps extends HTMLAttributes<HTMLElement> {
  tone: 'good' | 'ask' | 'due' | 'info' | 'quiet';
  icon?: ReactNode;
  children: ReactNode;
}

/** Highlighted box for one or two important sentences. The color only supports the text. */
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
