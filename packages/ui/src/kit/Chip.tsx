import type { ButtonHTMLAttributes } from 'react';
import styles from './kit.module.css';
import { joinClasses } from './part.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether it is chosen; without it the chip opens or does something. */
  isChosen?: boolean;
}

/** Shows a choice among a few, or what opens more of them. */
export function Chip({ isChosen, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...(isChosen !== undefined && { 'aria-pressed': isChosen })}
      {...rest}
      className={joinClasses(styles['chip'], className)}
    />
  );
}
