import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Sign-in accounts. A person without an account was imported or invited. */
export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  familyName: text('family_name').notNull(),
  marketing: smallint('marketing').notNull(),
  thirdparties: smallint('thirdparties').notNull(),
  language: text('language').$type<'en' | 'it'>().notNull(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The network of the sign-up as a keyed hash; null once the address is confirmed. */
  signedUpFrom: text('signed_up_from'),
  /** Another browser tried to sign up with the address before it was confirmed. */
  isContested: boolean('is_contested').notNull().default(false),
  createdAt: instantColumn('created_at').notNull(),
});

/** A previous address of an account. The link sent to it restores it once, until it expires. */
export const emailRestorations = pgTable('email_restorations', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  email: text('email').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  usedAt: instantColumn('used_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Consecutive failed sign-ins, by hashes of the address (with or without an account) and of the requester. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    emailHash: text('email_hash').notNull(),
    requester: text('requester').notNull(),
    failures: integer('failures').notNull(),
    nextAt: instantColumn('next_at'),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailHash, table.requester] })],
);

export const accountCodes = pgTable('account_codes', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text('purpose').$type<'CONFIRM' | 'RESET' | 'EMAIL'>().notNull(),
  codeHash: text('code_hash').notNull(),
  /** The new address to confirm; null if the code confirms the current one. */
  email: text('email'),
  /** Sent as a link, whose code is too long to be guessed. */
  isLink: boolean('is_link').notNull().default(false),
  expiresAt: instantColumn('expires_at').notNull(),
  usedAt: instantColumn('used_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Failed attempts per code and hash of the requester. */
export const codeTries = pgTable(
  'code_tries',
  {
    codeId: uuid('code_id').notNull(),
    requester: text('requester').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.requester] })],
);

/** One sign-in. Its refresh token contains the generation, which each refresh increments. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  generation: integer('generation').notNull().default(0),
  rotatedAt: instantColumn('rotated_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  endedAt: instantColumn('ended_at'),
  createdAt: instantColumn('created_at').notNull(),
  /** Browser and system. */
  device: text('device'),
  network: text('network'),
  /** When the person last proved who they are; null: at the sign-in. */
  verifiedAt: instantColumn('verified_at'),
});

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').notNull(),
  granted: smallint('granted').notNull(),
  textVersion: text('text_version').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id'),
  email: text('email'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  isVet: boolean('is_vet').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  status: text('status').notNull().default('ACTIVE'),
  marketing: smallint('marketing').notNull(),
  thirdparties: smallint('thirdparties').notNull(),
  language: text('language').$type<'en' | 'it'>().notNull(),
  phone: text('phone'),
  mobile: text('mobile'),
  address: text('address'),
  city: text('city'),
  country: text('country'),
  region: text('region'),
  postcode: text('postcode'),
  taxNumber: text('tax_number'),
  /** Only for vets. */
  veterinaryCode: text('veterinary_code'),
  imageId: uuid('image_id'),
  welcomedAt: instantColumn('welcomed_at'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const families = pgTable('families', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const familyMembers = pgTable(
  'family_members',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    roleId: smallint('role_id').notNull(),
    status: text('status').$type<'ACTIVE' | 'PENDING'>().notNull().default('ACTIVE'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.userId] })],
);
