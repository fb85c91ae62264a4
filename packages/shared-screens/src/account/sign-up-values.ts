import type { UnconfirmedAccount } from '@zampa/client/session/confirmation';

/** What the sign-up form holds; the names of the call's fields, so that its refusals find them. */
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

/** Fills the form in with what was said before, for somebody whose address was wrong; empty for everybody else. */
export function signUpAgain(account: UnconfirmedAccount | null): SignUpValues {
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
