/** A page whose address carries its choices: what was just chosen counts at once, while the address is still on its way. */
import { useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';
import { isOffline } from './online.tsx';
import { usePath } from './page-context.ts';

type SearchAhead = {
  /** The page's path, as links write it. */
  path: string;
  /** Query of the newest choice: '' or '?…'. */
  search: string;
  /** True while the page still shows the answer to an older choice. */
  isPending: boolean;
  go: (search: string, options?: NavigateOptions) => void;
};

export function useSearchAhead(): SearchAhead {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const path = usePath()(location.pathname);
  // A choice is ahead of the page until the address has changed, which gives it a new key.
  const [ahead, setAhead] = useState<{ search: string; from: string } | null>(null);
  const isAhead = ahead?.from === location.key;
  return {
    path,
    search: isAhead ? ahead.search : location.search,
    isPending: isAhead || navigation.state === 'loading',
    go(search, options) {
      if (isOffline()) return;
      setAhead({ search, from: location.key });
      navigate(`${path}${search}`, options);
    },
  };
}
