import type { AppName } from '../storage/app-storage.ts';
import { openPersonDatabase, peopleLeft } from '../storage/person-database.ts';

/** Deletes all answers that this device has kept; what people have written stays until they sign in again. */
export async function forgetAnswers(app: AppName): Promise<void> {
  for (const userId of await peopleLeft(app)) {
    const database = await openPersonDatabase(app, userId);
    await database.clear('answers');
    database.close();
  }
}
