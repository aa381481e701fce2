import { Fragment } from 'react';

/** A username may be one long word: where it must break, it breaks after an underscore. */
export const BreakableUsername = ({ text }: { text: string }) =>
  text.split(/(?<=_)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their positions
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
