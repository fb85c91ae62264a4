import { useSearch } from '@tanstack/react-router';
import { GuestArea } from '@zampa/shared-screens/account/GuestArea.tsx';

export function Guests() {
  return <GuestArea from={useSearch({ from: '/guests' }).from} />;
}
