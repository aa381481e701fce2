import { playConversation, readConversations } from './play-conversation.ts';

/** Prints the scripted conversations for people to read: `npx tsx coach/src/tutor/transcripts.ts [part of a name]`. */
const wanted = process.argv[2]?.toLowerCase() ?? '';

for (const script of readConversations().filter(({ name }) => name.toLowerCase().includes(wanted))) {
  process.stdout.write(`\n## ${script.name} · ${script.genre} · ${script.step} · “${script.title}”\n`);
  for (const { said, text, intent, ladderLevel } of playConversation(script)) {
    if (said !== undefined) process.stdout.write(`  child: ${said}\n`);
    process.stdout.write(
      `  coach: ${text}  [${intent}${ladderLevel === undefined ? '' : ` ${ladderLevel}`}]\n`,
    );
  }
}
