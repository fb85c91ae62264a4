import type { Environment } from './environment.ts';

export type SettingDescription = {
  /** The behavior while it is unset, if the schema's default does not show it. */
  readonly unset?: string;
  readonly meaning: string;
};

export type SettingGroup = {
  readonly title: string;
  readonly settings: Readonly<Record<string, SettingDescription>>;
};

const server = {
  NODE_ENV: {
    meaning:
      '`development`, `test` or `production`. Production has no demo data and no development mailbox, and refuses to start if a required setting is missing.',
  },
  PORT: { meaning: 'Port to listen on. `0` picks a free port and prints it.' },
  HOST: { meaning: 'Address to listen on.' },
  PUBLIC_URL: {
    unset: '`http://localhost:PORT`',
    meaning: 'Public address, used in links and as the allowed origin of sockets.',
  },
  TRUST_PROXY: {
    unset: 'unset',
    meaning:
      'Addresses of reverse proxies whose forwarded headers are trusted, separated by commas. Required in production behind a proxy on the same machine.',
  },
  AUTH_SECRET: {
    unset: 'generated into `DATA_DIR`',
    meaning: 'Key that signs tokens, at least 24 characters. Required in production.',
  },
  AUTH_SECRET_PREVIOUS: {
    unset: 'unset',
    meaning:
      'The secret that `AUTH_SECRET` has replaced. Sessions, known devices and links in e-mails of it still work.',
  },
  METRICS_TOKEN: {
    unset: 'unset',
    meaning:
      'Bearer token for `/metrics`, at least 16 characters. Without it only this machine can read them, and in production nobody.',
  },
  SECURITY_CONTACT: {
    unset: 'the address of `MAIL_FROM`',
    meaning:
      'Contact in `/.well-known/security.txt` for people who found a vulnerability: `mailto:`, `https:` or `tel:`.',
  },
  LOG_LEVEL: { meaning: '`debug`, `info`, `warn`, `error` or `silent`.' },
  DEMO: {
    unset: '`1` under `npm start` and `npm run dev`, otherwise `0`',
    meaning: 'Fills an empty database with demo data once. Refused in production.',
  },
  ALLOW_SANDBOX: {
    meaning:
      '`1` lets production start without secret, e-mail, payments or subscriptions. Without `SMTP_URL` no e-mail can then be read.',
  },
  CLOCK_OFFSET_SECONDS: {
    meaning: "Moves the server's clock, for tests. Refused in production.",
  },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

const storage = {
  DATA_DIR: {
    unset:
      '`./data`; as root, if the database account cannot enter that directory, `/var/lib/zampa`',
    meaning: 'Directory for the embedded database, uploaded files and generated keys.',
  },
  DATABASE_URL: {
    unset: 'the embedded database',
    meaning: 'Address of a PostgreSQL server, version 15 or newer.',
  },
  REDIS_URL: {
    unset: 'a single server process',
    meaning: 'Redis server that connects the sockets of several processes.',
  },
  FREE_SPACE_FLOOR_MB: {
    meaning:
      'Below this free disk space uploads are refused and `/readyz` answers 503; below twice as much, accounts without a clinic cannot write.',
  },
  ENCRYPT_FILES: {
    meaning:
      '`1` encrypts uploaded files before they are stored. Files that were stored before stay readable.',
  },
  FILE_KEY: {
    unset: 'generated into `DATA_DIR`',
    meaning:
      'Key of uploaded files: 32 random bytes in base64url. Several processes need the same one. Without it they are lost.',
  },
  CLAMD_URL: {
    unset: 'no virus scanner',
    meaning:
      'Address of ClamAV, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. Infected uploads are refused; so are all uploads while it does not answer.',
  },
  S3_ENDPOINT: {
    unset: 'files in `DATA_DIR/files`',
    meaning: 'Address of S3-compatible storage for uploads. All four `S3_*` settings or none.',
  },
  S3_BUCKET: { unset: 'unset', meaning: 'Name of the bucket.' },
  S3_ACCESS_KEY_ID: { unset: 'unset', meaning: 'Access key of the bucket.' },
  S3_SECRET_ACCESS_KEY: { unset: 'unset', meaning: 'Secret key of the bucket.' },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

const messages = {
  SMTP_URL: {
    unset: 'development mailbox at `/dev/mailbox`',
    meaning: 'Mail server. Required in production.',
  },
  MAIL_FROM: { meaning: 'Sender of e-mails.' },
  TWILIO_ACCOUNT_SID: {
    unset: 'no SMS; invitations show a text to copy',
    meaning: 'Twilio account for SMS. Set with `TWILIO_AUTH_TOKEN` and `SMS_FROM`, or not at all.',
  },
  TWILIO_AUTH_TOKEN: { unset: 'unset', meaning: 'Token of the Twilio account.' },
  SMS_FROM: { unset: 'unset', meaning: 'Sender of SMS: a phone number, or a name where allowed.' },
  TWILIO_API_BASE: { meaning: 'Another server that speaks the same protocol, for tests.' },
  SMS_PER_DAY: {
    meaning: 'Text messages of the whole installation per day. Invitations stop at half of it.',
  },
  SMS_COUNTRIES: {
    unset: 'Italy and the country of the clinic',
    meaning: 'Two-letter countries that invitations by SMS may go to, separated by commas.',
  },
  EMAILS_PER_DAY: {
    meaning:
      'E-mails of the whole installation per day. Invitations stop at half of it; codes and payment e-mails never stop.',
  },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

const payments = {
  STRIPE_SECRET_KEY: {
    unset: 'payment sandbox',
    meaning: 'Stripe key for card payments. Required in production.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    unset: 'unset',
    meaning: 'Stripe key for browsers. Without it nobody can enter a card.',
  },
  STRIPE_WEBHOOK_SECRET: {
    unset: 'payments are polled every minute',
    meaning: 'Verifies Stripe webhooks, at least 24 characters.',
  },
  STRIPE_API_BASE: {
    unset: 'Stripe',
    meaning: 'Another server that speaks the same protocol, for tests.',
  },
  CHARGEBEE_SITE: {
    unset: 'billing sandbox',
    meaning: 'Chargebee site for subscriptions. Set with `CHARGEBEE_API_KEY`, or not at all.',
  },
  CHARGEBEE_API_KEY: { unset: 'unset', meaning: 'Chargebee key. Required in production.' },
  CHARGEBEE_WEBHOOK_USER: {
    unset: 'webhooks are refused',
    meaning: 'User name of Chargebee webhooks. Set with the password, or not at all.',
  },
  CHARGEBEE_WEBHOOK_PASSWORD: {
    unset: 'unset',
    meaning: 'Password of Chargebee webhooks, at least 24 characters.',
  },
  CHARGEBEE_API_BASE: {
    unset: 'Chargebee',
    meaning: 'Another server that speaks the same protocol, for tests.',
  },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

const video = {
  VIDEO_PROVIDER: {
    meaning:
      '`p2p` connects browsers directly; `livekit` offers LiveKit to API clients (docs/operations.md).',
  },
  TURN_URLS: {
    unset: 'no relay',
    meaning: 'TURN and STUN servers, separated by commas. Set with `TURN_SECRET`, or not at all.',
  },
  TURN_SECRET: {
    unset: 'unset',
    meaning: 'Shared secret of the TURN server, at least 16 characters.',
  },
  LIVEKIT_URL: {
    unset: 'unset',
    meaning: 'Address of the LiveKit server. All three `LIVEKIT_*` settings or none.',
  },
  LIVEKIT_API_KEY: { unset: 'unset', meaning: 'LiveKit key.' },
  LIVEKIT_API_SECRET: { unset: 'unset', meaning: 'LiveKit secret.' },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

const push = {
  VAPID_SUBJECT: {
    unset: 'a key pair is generated into `DATA_DIR`',
    meaning:
      'Contact for web push (`mailto:` or `https:`). All three `VAPID_*` settings or none; several processes need them.',
  },
  VAPID_PUBLIC_KEY: { unset: 'unset', meaning: 'Public key of web push.' },
  VAPID_PRIVATE_KEY: { unset: 'unset', meaning: 'Private key of web push.' },
  PUSH_HOSTS: {
    unset: 'the services of Chrome, Firefox, Safari and Edge',
    meaning:
      'Allowed push services, separated by commas. A name that begins with a dot includes its subdomains.',
  },
  FCM_PROJECT_ID: {
    unset: 'no push to store apps',
    meaning: 'Firebase project for push to phones. Set with e-mail and key, or not at all.',
  },
  FCM_CLIENT_EMAIL: { unset: 'unset', meaning: 'E-mail address of the Firebase service account.' },
  FCM_PRIVATE_KEY: {
    unset: 'unset',
    meaning: 'Private key of the service account in PEM. Line breaks may be written as `\\n`.',
  },
  FCM_API_BASE: {
    unset: 'Firebase',
    meaning: 'Another server that speaks the same protocol, for tests.',
  },
  PUSH_API_BASE: {
    unset: 'unset',
    meaning: 'Server that receives all web pushes, for tests. Refused in production.',
  },
  ANDROID_APP_ID: {
    unset: 'links open in the browser',
    meaning: 'Package name of the Android app. Set with its certificate, or not at all.',
  },
  ANDROID_CERT_SHA256: {
    unset: 'unset',
    meaning: 'SHA-256 fingerprints of its certificates, separated by commas.',
  },
  IOS_APP_ID: {
    unset: 'links open in the browser',
    meaning: 'Team id and bundle id of the iOS app, joined by a dot.',
  },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

const backups = {
  BACKUP_DIR: {
    unset: 'no scheduled backups',
    meaning:
      'Directory of scheduled backups, best on another disk. The first one is written soon after the start.',
  },
  BACKUP_AT: { meaning: 'Time of the daily backup, in UTC.' },
  BACKUP_KEEP: { meaning: 'Number of archives that stay; older ones are deleted.' },
  BACKUP_RECIPIENT: {
    unset: 'archives are not encrypted',
    meaning:
      'Public key of age (`age1…`) for which archives are encrypted. Keep its private key elsewhere.',
  },
  BACKUP_PASSPHRASE_FILE: {
    unset: 'archives are not encrypted',
    meaning:
      'File whose first line is the passphrase that encrypts archives, at least 12 characters. Not together with `BACKUP_RECIPIENT`.',
  },
} satisfies Partial<Record<keyof Environment, SettingDescription>>;

/** All settings in the order of `docs/settings.md`, which is generated from them. */
export const describedGroups: readonly SettingGroup[] = [
  { title: 'Server', settings: server },
  { title: 'Database and files', settings: storage },
  { title: 'Backups', settings: backups },
  { title: 'E-mail and SMS', settings: messages },
  { title: 'Payments and subscriptions', settings: payments },
  { title: 'Video', settings: video },
  { title: 'Push and store apps', settings: push },
];

/** Every setting by name. A setting without a description does not compile. */
export const settingDescriptions: Readonly<Record<keyof Environment, SettingDescription>> = {
  ...server,
  ...storage,
  ...backups,
  ...messages,
  ...payments,
  ...video,
  ...push,
};
