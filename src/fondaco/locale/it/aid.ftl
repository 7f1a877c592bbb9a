### Titoli dei promemoria.

aid-goal = Scopo
aid-turn = Come si gioca
aid-values = Prezzi e valori
aid-scoring = Punteggio
aid-end = Fine
aid-traps = Facile da dimenticare
