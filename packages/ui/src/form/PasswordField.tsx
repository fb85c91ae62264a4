import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends Omit<
  PasswordInputProps,
  'visibilityToggleButtonProps' | 'autoComplete'
> {
  /** `new-password` lets a password manager offer one. */
  autoComplete: 'current-password' | 'new-password';
  toggleLabel: string;
}

/** Asks for a password that can be looked at; the eye is reached by the keyboard too. */
export function PasswordField({ toggleLabel, ...input }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...input}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel, tabIndex: 0, 'aria-hidden': false }}
    />
  );
}
