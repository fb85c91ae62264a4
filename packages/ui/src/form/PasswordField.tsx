import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends Omit<
  PasswordInputProps,
  'visibilityToggleButtonProps' | 'autoComplete'
> {
  /** `new-password` lets a password manager suggest one. */
  autoComplete: 'current-password' | 'new-password';
  toggleLabel: string;
}

/** Password field with a button to show the text, reachable by keyboard. */
export function PasswordField({ toggleLabel, ...input }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...input}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel, tabIndex: 0, 'aria-hidden': false }}
    />
  );
}
