import { useId, type ChangeEvent, type Ref } from 'react';
import { ErrorLine } from './ErrorLine.tsx';
import styles from './CodeField.module.css';

const CODE_LENGTH = 6;

export interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit is typed or pasted. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Field for a 6-digit code. A single input behind six drawn boxes, so that paste, autofill and screen readers work as
 * usual.
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
    const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === CODE_LENGTH) onComplete?.(digits);
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
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={styles['box']}
            data-next={index === Math.min(value.length, CODE_LENGTH - 1)}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </div>
  );
}
