import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import styles from './kit.module.css';
import { joinClasses } from './primitive.ts';

export interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode;
  /** `choices`: side by side; `fields`: as many columns as fit. */
  look?: 'stack' | 'choices' | 'fields';
}

/** Fieldset of fields or choices that belong together. */
export function FieldGroup({ legend, look = 'stack', className, ...props }: FieldGroupProps) {
  const { children, ...rest } = props;
  return (
    <fieldset {...rest} className={joinClasses(styles['group'], className)} data-look={look}>
      <legend className={styles['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
