import { joinClasses } from './scale.ts';
import styles from './surface.module.css';
import { Stack, type StackProps } from './Stack.tsx';

export interface CardProps extends StackProps {
  /** Its ground; `new` and `due` are for what waits for somebody and what is dangerous. */
  tone?: 'plain' | 'sunk' | 'pine' | 'new' | 'due';
  /** The room inside it. */
  padding?: '12' | '16' | '24';
}

/** Things below each other that belong together, on a ground of their own. */
export function Card({ tone = 'plain', padding = '16', className, ...rest }: CardProps) {
  return (
    <Stack
      gap="12"
      {...rest}
      className={joinClasses(styles['card'], className)}
      data-tone={tone}
      data-padding={padding}
    />
  );
}
