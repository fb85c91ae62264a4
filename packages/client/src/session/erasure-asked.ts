const KEY = 'zampa-erasure';

/** Remembers, for as long as this tab is open, when the account is erased that was closed in it: the login says so. */
export const erasureAsked = {
  remember: (date: string): void => sessionStorage.setItem(KEY, date),
  date: (): string | null => sessionStorage.getItem(KEY),
  forget: (): void => sessionStorage.removeItem(KEY),
};
