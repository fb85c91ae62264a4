import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import styles from './kit.module.css';
import { joinClasses } from './part.ts';

export interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode;
  /** `choices` stand beside each other, `fields` as many beside each other as there is room for. */
  look?: 'stack' | 'choices' | 'fields';
}

/** Shows fields or choices that answer one question. */
export function FieldGroup({ legend, look = 'stack', className, ...props }: FieldGroupProps) {
  const { children, ...rest } = props;
  return (
    <fieldset {...rest} className={joinClasses(styles['group'], className)} data-look={look}>
      <legend className={styles['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
