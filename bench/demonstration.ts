import { DEMO_PASSWORD } from '@zampa/db/seed/accounts';

/** A token of an account of the demonstration. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}
