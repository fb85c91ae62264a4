import { observable } from '@zampa/client/observable';

/** Whether somebody is asked if they mean to sign out, from whatever screen or menu they wished to. */
export const isSignOutAsked = observable(false);

/** Asks whether to sign out. */
export const askToSignOut = (): void => isSignOutAsked.become(true);
