import { IconCheck, IconCircle } from '@tabler/icons-react';
import styles from './PasswordRules.module.css';

export interface ShownPasswordRule {
  id: string;
  label: string;
  met: boolean;
}

export interface PasswordRulesProps {
  rules: readonly ShownPasswordRule[];
  metLabel: string;
  unmetLabel: string;
}

/** Shows what a password has to be, ticked off while it is typed. */
export function PasswordRules({ rules, metLabel, unmetLabel }: PasswordRulesProps) {
  return (
    <ul className={styles['rules']}>
      {rules.map(({ id, label, met }) => (
        <li key={id} data-met={met}>
          {met ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconCircle size={16} aria-hidden="true" />
          )}
          <span>
            {label}
            <span className="z-visually-hidden">: {met ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
