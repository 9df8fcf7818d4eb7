import type { ClientActionFunctionArgs } from 'react-router';
import { notTaken, typedFields, type FormAnswer } from '../../features/forms/form-answer.ts';

/** In the browser: a form that does not get through fails where it stands, and nothing that was typed is lost. */
export async function sendForm({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<FormAnswer> {
  const typed = typedFields(await request.clone().formData());
  return serverAction<FormAnswer>().catch((error: unknown) => {
    // The way to another page is no failure.
    if (error instanceof Response) throw error;
    return notTaken(typed);
  });
}
