/** What the sign-up form holds; the names of the call's fields, so that its refusals find them. */
export type SignUpValues = {
  name: string;
  family_name: string;
  email: string;
  password: string;
  repeat: string;
  terms: boolean;
  marketing: boolean;
  thirdparties: boolean;
};

export const emptySignUp: SignUpValues = {
  name: '',
  family_name: '',
  email: '',
  password: '',
  repeat: '',
  terms: false,
  marketing: false,
  thirdparties: false,
};
