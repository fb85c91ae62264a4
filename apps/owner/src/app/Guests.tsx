import { getRouteApi } from '@tanstack/react-router';
import { GuestArea } from '@zampa/shared-screens/account/GuestArea.tsx';

const route = getRouteApi('/guests');

export function Guests() {
  return <GuestArea from={route.useSearch().from} />;
}
