import { type ReactNode, useId } from 'react';
import styles from './ask.module.css';

export interface RadioCardsProps {
  label: string;
  items: readonly { value: string; label: string; description?: ReactNode }[];
  value: string | null;
  onChange: (value: string) => void;
}

/** One of several, each a row as large as a finger. */
export function RadioCards({ label, items, value, onChange }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles['cards']}>
      <legend className="z-visually-hidden">{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles['card']} data-chosen={item.value === value}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <span>
            <strong>{item.label}</strong>
            {item.description && <span className={styles['quiet']}>{item.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
