import { useLoaderData } from 'react-router';
import { readList } from '../../features/media/list/media-filters.ts';
import { MediaLibrary } from '../../features/media/list/media-library.tsx';
import { MediaListDocument } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(MediaListDocument, readList(new URL(request.url).searchParams)), 'media');
}

/** The library of pictures. */
export default function Media() {
  const { answer } = useLoaderData<typeof clientLoader>();
  return <MediaLibrary answer={answer} canEdit={may(usePerson(), 'media.edit')} />;
}
