/** The section of a text file that the server alone reads: e-mails, text messages, push and documents. */
export const SERVER_SECTION = 'server';

/** Sections that screens load apart from the rest of their subject: `english/<subject>-<section>.ts`. */
export const TEXT_MODULES: Readonly<Record<string, readonly string[]>> = {
  account: ['signOut', 'credentials', 'legal'],
  appointments: ['absences', 'bookings', 'calendar', 'feeds', 'notices'],
  clients: ['leaving', 'clinics'],
  conversations: ['emergency', 'list', 'newRequest', 'owner', 'attachments', 'states'],
  facilities: ['data', 'onboarding'],
  health: ['clinic'],
  home: ['owner'],
  inbox: ['conversation'],
  common: ['editConflict'],
  notifications: ['settings'],
  payments: ['owner'],
  privacy: ['signIn'],
  services: ['setup'],
  settings: ['owner', 'clinic', 'unsaved'],
};
