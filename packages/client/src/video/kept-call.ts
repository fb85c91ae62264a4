/** The conversation whose call goes on in this tab: a page that is loaded anew is in it again. */
const ENTRY = 'zampa.call';

export const keepCall = (conversationId: string): void =>
  sessionStorage.setItem(ENTRY, conversationId);

export const forgetCall = (): void => sessionStorage.removeItem(ENTRY);

export const keptCall = (): string | null => sessionStorage.getItem(ENTRY);
