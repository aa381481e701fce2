/** Contractions to suggest; the frequency list holds only their halves. Written for Inkling. */
export const contractions: readonly string[] =
  `couldn't didn't doesn't don't can't won't wouldn't shouldn't isn't aren't wasn't weren't hasn't haven't hadn't I'm I've
  I'll I'd you're you've you'll they're they've they'll we're we've we'll he's she's it's that's there's what's let's
  who's where's o'clock`.split(/\s+/);
