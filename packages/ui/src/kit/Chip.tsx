import type { ButtonHTMLAttributes } from 'react';
import styles from './kit.module.css';
import { joinClasses } from './primitive.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the option is selected; without it, the chip is an ordinary button. */
  isChosen?: boolean;
}

/** Small button to choose one of a few options, or to show more of them. */
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
