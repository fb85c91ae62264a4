import type { Sex } from '@zampa/domain/pets/age';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

const named = {
  id: integer('id').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameIt: text('name_it').notNull(),
};

export const species = pgTable('species', named);
export const breeds = pgTable('breeds', { ...named, speciesId: integer('species_id').notNull() });
export const coats = pgTable('coats', named);
export const origins = pgTable('origins', named);

export const pets = pgTable('pets', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  sex: text('sex').$type<Sex>().notNull(),
  speciesId: integer('species_id').notNull(),
  breedId: integer('breed_id'),
  coatId: integer('coat_id'),
  originId: integer('origin_id'),
  imageId: uuid('image_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
});
