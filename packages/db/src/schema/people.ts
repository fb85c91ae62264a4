import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Who signs in. A person without an account was imported or invited. */
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
  createdAt: instantColumn('created_at').notNull(),
});

/** Failures in a row by the hashes of an address, whether it has an account or not, and of who tried. */
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
  /** The address that is to be the account's own; null where the code is for the one that it has. */
  email: text('email'),
  /** Sent as a link: too long to be guessed. */
  isLink: boolean('is_link').notNull().default(false),
  expiresAt: instantColumn('expires_at').notNull(),
  usedAt: instantColumn('used_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Wrong tries of a code, by the hash of who tried. */
export const codeTries = pgTable(
  'code_tries',
  {
    codeId: uuid('code_id').notNull(),
    requester: text('requester').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.requester] })],
);

/** One sign-in. Its refresh token names the generation; each refresh moves it on by one. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  generation: integer('generation').notNull().default(0),
  rotatedAt: instantColumn('rotated_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  endedAt: instantColumn('ended_at'),
  createdAt: instantColumn('created_at').notNull(),
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
  /** Of vets alone. */
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
