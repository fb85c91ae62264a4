import type { ReactNode } from 'react';
import { Row } from './Row.tsx';
import type { SpaceToken } from './part.ts';
import { Stack } from './Stack.tsx';
import { Title } from './Title.tsx';

export interface SectionProps {
  title: ReactNode;
  /** Where there is more of it, or what is done with all of it. */
  action?: ReactNode;
  gap?: SpaceToken;
  children: ReactNode;
}

/** Shows a part of a screen under its heading. */
export function Section({ title, action, gap = '12', children }: SectionProps) {
  const heading = <Title>{title}</Title>;
  return (
    <Stack as="section" gap={gap}>
      {action ? (
        <Row justify="between" wrap={false}>
          {heading}
          {action}
        </Row>
      ) : (
        heading
      )}
      {children}
    </Stack>
  );
}
