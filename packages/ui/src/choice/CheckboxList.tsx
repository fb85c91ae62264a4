import type { ReactNode } from 'react';
import { ErrorLine } from '../form/ErrorLine.tsx';
import styles from './choice-list.module.css';

export interface CheckboxListItem<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** Picture or icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxListProps<Value extends string> {
  label: string;
  items: readonly CheckboxListItem<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  error?: string | undefined;
}

/** List of checkboxes with touch-sized rows. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { label, items, value, onChange, error } = props;
  const toggle = (toggled: Value, checked: boolean) =>
    onChange(checked ? [...value, toggled] : value.filter((other) => other !== toggled));
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles['row']}>
          <input
            type="checkbox"
            className={styles['mark']}
            checked={value.includes(item.value)}
            disabled={item.disabled ?? false}
            onChange={(event) => toggle(item.value, event.currentTarget.checked)}
          />
          {item.icon}
          <span className={styles['words']}>
            <span className={styles['name']}>{item.label}</span>
            {item.description && <span className={styles['description']}>{item.description}</span>}
          </span>
        </label>
      ))}
      <ErrorLine>{error}</ErrorLine>
    </fieldset>
  );
}
