import type { Bound } from './limit.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;

/** Limits of callers who are not signed in, counted by network or device. */
export const limitsOfNetworks = {
  signUps: {
    name: 'sign-up',
    countedBy: 'network',
    most: 30,
    seconds: TEN_MINUTES,
    guards: 'Scripts that create accounts or find out which addresses have one.',
  },
  signIns: {
    name: 'sign-in',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Scripts that guess passwords of many accounts.',
  },
  confirmations: {
    name: 'confirm',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Guessing confirmation codes of many accounts.',
  },
  resets: {
    name: 'reset-password',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Guessing reset codes of many accounts.',
  },
  codeRequests: {
    name: 'resend-code',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'E-mails with codes to many addresses.',
  },
  resetRequests: {
    name: 'forgot-password',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Password reset e-mails to many addresses.',
  },
  refreshes: {
    name: 'refresh',
    countedBy: 'network',
    most: 1200,
    seconds: MINUTE,
    guards: 'Endless session refreshes without a session.',
  },
  webhooks: {
    name: 'webhook',
    countedBy: 'network',
    most: 1200,
    seconds: MINUTE,
    guards: 'Floods of forged webhooks, each of which is read and verified.',
  },
  facilityCodeMisses: {
    name: 'facility-code-network',
    countedBy: 'network',
    most: 30,
    seconds: HOUR,
    guards: 'Guessing clinic codes with several accounts.',
  },
  bookingLinks: {
    name: 'booking-link',
    countedBy: 'network',
    most: 120,
    seconds: TEN_MINUTES,
    guards: 'Guessing links in e-mails about bookings.',
  },
  restorationLinks: {
    name: 'restoration-link',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Guessing links that restore an e-mail address.',
  },
  invitationLinks: {
    name: 'invitation-link',
    countedBy: 'network',
    most: 120,
    seconds: TEN_MINUTES,
    guards: 'Guessing invitation links, and needless image resizing.',
  },
  feedMisses: {
    name: 'feed-miss',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Guessing addresses of calendar feeds.',
  },
  shareMisses: {
    name: 'share-miss',
    countedBy: 'network',
    most: 60,
    seconds: TEN_MINUTES,
    guards: 'Guessing links to shared records.',
  },
  cspReports: {
    name: 'csp-reports',
    countedBy: 'network',
    most: 60,
    seconds: MINUTE,
    guards: 'Scripts that inflate the metric and waste time with reports.',
  },
  connects: {
    name: 'socket-connects',
    countedBy: 'network',
    most: 300,
    seconds: MINUTE,
    guards: 'Memory exhaustion through new sockets.',
  },
  anonymousSockets: {
    name: 'anonymous-sockets',
    countedBy: 'network',
    most: 50,
    seconds: null,
    guards: 'Memory exhaustion through sockets that do not sign in.',
  },
  connections: {
    name: 'connections',
    countedBy: 'network',
    most: 512,
    seconds: null,
    guards: 'Open connections that use up all file descriptors of the process.',
  },
  mainThreadOfNetwork: {
    name: 'main-thread-network',
    countedBy: 'network',
    most: 10_000,
    unit: 'ms',
    seconds: MINUTE,
    guards: 'Calls without a session that block everyone else.',
  },
} as const satisfies Record<string, Bound>;
