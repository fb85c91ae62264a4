import { Disclaimer } from '@zampa/shared-screens/account/Disclaimer.tsx';

export function DisclaimerPage() {
  return <Disclaimer />;
}
