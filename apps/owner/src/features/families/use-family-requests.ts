import { useQueries } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { familyQuery } from './queries.ts';

/** Returns who asks to join the families of which the signed-in person is an admin; null until it is known. */
export function useFamilyRequests() {
  const api = useApi();
  const administered = useMe().families.filter(({ idRole }) => idRole === FAMILY_ADMIN);
  const families = useQueries({
    queries: administered.map(({ id }) => familyQuery(api, id)),
  });
  if (families.some(({ isLoading }) => isLoading)) return null;
  return administered.flatMap(({ id: familyId }, index) =>
    (families[index]?.data?.Users ?? [])
      .filter(({ status }) => status === 'PENDING')
      .map((person) => ({ familyId, person })),
  );
}
