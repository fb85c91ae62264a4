import { servicesForRecall } from '@zampa/domain/health/recall-service';
import type { DueNotice } from '@zampa/domain/notifications/notification-kinds';
import type { DueRecall } from './find-due-recalls.ts';
import type { ClinicService } from './recall-services.ts';

/** Returns the due items that a message names: each pet with each item. */
export const dueNotices = (due: readonly DueRecall[]): readonly DueNotice[] =>
  due.map(({ pet, names, dueOn }) => ({ pet, names, dueOn }));

/** Returns the names of the pets of a message, each once. */
export const petsOf = (due: readonly DueRecall[]): readonly string[] => [
  ...new Map(due.map(({ petId, pet }) => [petId, pet])).values(),
];

/** Returns the path in the owner app that books the suggested service for the pets of a message. */
export function bookingPath(
  facilityId: string,
  due: readonly DueRecall[],
  services: readonly ClinicService[],
): string {
  const [service] = servicesForRecall(services, due);
  const query = new URLSearchParams({
    clinic: facilityId,
    pet: [...new Set(due.map(({ petId }) => petId))].join(','),
    ...(service && { service: service.id }),
  });
  return `/app/workspace/ask?${query.toString()}`;
}
