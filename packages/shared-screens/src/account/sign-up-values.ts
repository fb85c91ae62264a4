import type { UnconfirmedAccount } from '@zampa/client/session/confirmation';

/** Values of the sign-up form. The names match the fields of the call, so that its errors find their fields. */
export type SignUpValues = {
  name: string;
  family_name: string;
  email: string;
  password: string;
  terms: boolean;
  marketing: boolean;
  thirdparties: boolean;
};

export const emptySignUp: SignUpValues = {
  name: '',
  family_name: '',
  email: '',
  password: '',
  terms: false,
  marketing: false,
  thirdparties: false,
};

/** Restores the form for a user who goes back to correct the e-mail address; empty otherwise. */
export function toSignUpValues(account: UnconfirmedAccount | null): SignUpValues {
  if (!account) return emptySignUp;
  const { email, password, introduction } = account;
  return {
    email,
    password,
    name: introduction?.firstName ?? '',
    family_name: introduction?.lastName ?? '',
    terms: introduction !== undefined,
    marketing: introduction?.marketing === 'on',
    thirdparties: introduction?.thirdparties === 'on',
  };
}
