/** The pages behind the sign-in, as the navigation and the titles know them. */
export type PageName =
  | 'home'
  | 'requests'
  | 'clients'
  | 'settings'
  | 'my-data'
  | 'change-password'
  | 'new-facility'
  | 'facility-code';
