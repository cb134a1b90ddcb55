#!/usr/bin/env node
// A complete player for Republik: any legal move. Needs Node 20 and no packages.
//
// republik play --west person --east "bot:node examples/bots/random_bot.js"
'use strict';

const readline = require('node:readline');

// One message is one line.
function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

// A move is {id: 142, text: "build Kiel"}; the id is what the table wants to hear.
function choose(moves, seed) {
  return moves[seed % moves.length].id;
}

let view = {};

const answers = {
  hello() {
    say({ type: 'hello', protocol: 1, name: 'Random (JavaScript)' });
  },
  new_game(message) {
    // Write your own notes to standard error, up to 1 MiB per game.
    console.error(`I play ${message.seat}`);
  },
  view(message) {
    view = message; // the board, your cards, and what happened; a better bot would look at it
  },
  decide(message) {
    // The seed makes your chance repeatable: the same game, the same choices.
    say({ type: 'move', decision: message.decision, move: choose(message.moves, message.seed) });
  },
  game_over(message) {
    console.error(`decade ${view.decade}: ${message.winner} wins`);
  },
  quit() {
    process.exit(0);
  },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  const answer = answers[message.type]; // other messages need no answer
  if (answer) answer(message);
});
