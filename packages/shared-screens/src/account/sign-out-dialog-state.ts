import { observable } from '@zampa/client/observable';

/** Whether the sign-out dialog is open. Global, because any screen or menu can open it. */
export const isSignOutDialogOpen = observable(false);

/** Opens the dialog that confirms signing out. */
export const openSignOutDialog = (): void => isSignOutDialogOpen.become(true);
