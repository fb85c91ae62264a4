/** Returns the path in the owner app that answers a dose. */
export const dosePath = (petId: string, planId: string, dueAt: Date): string =>
  `/app/workspace/pets/${petId}?plan=${planId}&dose=${dueAt.toISOString()}`;
