import { useId, type ChangeEvent, type Ref } from 'react';
import { ErrorLine } from './ErrorLine.tsx';
import styles from './CodeField.module.css';

const LENGTH = 6;

export interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once the last digit is there, typed or pasted. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Asks for the six digits of an e-mail. One real input behind six drawn boxes: pasting, filling in from the message and
 * screen readers work as with any other field.
 */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  error,
  disabled = false,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, LENGTH);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === LENGTH) onComplete?.(digits);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['boxes']} data-invalid={Boolean(error)}>
        <input
          ref={ref}
          id={id}
          className={styles['input']}
          value={value}
          onChange={change}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-error`}
        />
        {Array.from({ length: LENGTH }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={styles['box']}
            data-next={index === Math.min(value.length, LENGTH - 1)}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </div>
  );
}
