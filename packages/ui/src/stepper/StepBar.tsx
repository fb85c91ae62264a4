import styles from './StepBar.module.css';

export interface StepBarProps {
  /** From 1. */
  step: number;
  steps: number;
  /** 'Step 3 of 4' */
  label: string;
}

/** Shows how far a short series of screens has come. */
export function StepBar({ step, steps, label }: StepBarProps) {
  return (
    <div
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={label}
      aria-label={label}
      className={styles['bar']}
    >
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} data-done={index < step} />
      ))}
    </div>
  );
}
