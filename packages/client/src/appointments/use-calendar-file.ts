import { useMutation } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { saveFile } from '../files/download.ts';

/** Mutation that downloads a booking as an iCalendar file (.ics). */
export function useCalendarFile(bookingId: string, name: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () =>
      saveFile(await api.readCalendarFile({ query: { id: bookingId } }), `${name}.ics`),
  });
}
