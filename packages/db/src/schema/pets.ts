import type { Sex } from '@zampa/domain/pets/age';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

const named = {
  id: integer('id').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameIt: text('name_it').notNull(),
};

export const species = pgTable('species', named);
export const breeds = pgTable('breeds', { ...named, speciesId: integer('species_id').notNull() });
export const coats = pgTable('coats', named);
export const origins = pgTable('origins', named);

/** All recorded weights of a pet; `pets.weightGrams` is the current one. */
export const petWeights = pgTable('pet_weights', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  /** Null if recorded before this column existed or by a deleted person. */
  userId: uuid('user_id'),
  createdAt: instantColumn('created_at').notNull(),
});

export const pets = pgTable('pets', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  /** Null if unknown. */
  sex: text('sex').$type<Sex>(),
  speciesId: integer('species_id').notNull(),
  breedId: integer('breed_id'),
  coatId: integer('coat_id'),
  originId: integer('origin_id'),
  imageId: uuid('image_id'),
  weightGrams: integer('weight_grams'),
  microchip: text('microchip'),
  neutered: boolean('neutered'),
  /** Whether it bites or scratches when handled; null if unknown. */
  bites: boolean('bites'),
  /** Null: not asked yet. Empty: none. */
  allergies: text('allergies').array(),
  chronicConditions: text('chronic_conditions').array(),
  deceasedOn: date('deceased_on', { mode: 'string' }),
  /**
   * Facilities that have access to the pet or a record of it. Set at creation if the pet comes with a client record.
   */
  knownTo: uuid('known_to').array().notNull().default([]),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
  deletedAt: instantColumn('deleted_at'),
});
