import { playConversation, readConversations } from '../testing/play-conversation.ts';
import { createUnderstanding } from '../understanding/index.ts';

/** Prints the scripted conversations for people to read: `npx tsx coach/src/tutor/print-transcripts.ts [part of a name]`. */
const wanted = process.argv[2]?.toLowerCase() ?? '';
const tools = await createUnderstanding();

for (const script of readConversations().filter(({ name }) => name.toLowerCase().includes(wanted))) {
  process.stdout.write(`\n## ${script.name} · ${script.genre} · ${script.step} · “${script.title}”\n`);
  const turns = playConversation(script, tools);
  for (const { said, text, heard, asked } of turns) {
    if (said !== undefined) process.stdout.write(`  child: ${said}  [${heard}]\n`);
    process.stdout.write(`  coach: ${text}  [${asked ?? '-'}]\n`);
  }
  for (const { label, text } of turns.at(-1)?.cards ?? [])
    process.stdout.write(`  card: ${label}: ${text}\n`);
}
