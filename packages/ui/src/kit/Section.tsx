import type { ReactNode } from 'react';
import { Row } from './Row.tsx';
import type { SpaceToken } from './primitive.ts';
import { Stack } from './Stack.tsx';
import { Title } from './Title.tsx';

export interface SectionProps {
  title: ReactNode;
  /** Link to more, or an action on the whole section. */
  action?: ReactNode;
  gap?: SpaceToken;
  children: ReactNode;
}

/** Section of a screen with a heading. */
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
