import { redirect } from 'react-router';

export const clientLoader = () => redirect('/account');

export default function Home() {
  return null;
}
