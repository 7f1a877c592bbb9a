"""Where provinces, areas and seas stand on a map of 100 columns, and their short names."""

from __future__ import annotations

WIDTH = 100

# By province: its short name and where that stands, then where its areas stand; each as row and column.
PROVINCES: dict[str, tuple[str, tuple[int, int], tuple[tuple[int, int], ...]]] = {
    "aceh": ("Aceh", (6, 3), ((3, 2), (4, 6), (5, 5), (7, 3))),
    "sumatera-utara": ("Sumut", (7, 8), ((6, 9), (8, 13), (8, 10), (9, 7))),
    "riau": ("Riau", (10, 17), ((9, 16), (9, 21), (11, 18), (11, 15), (10, 14))),
    "sumatera-barat": ("Sumbar", (12, 12), ((11, 12), (13, 14), (14, 11), (12, 9))),
    "jambi": ("Jambi", (12, 22), ((13, 17), (12, 19), (13, 21))),
    "bengkulu": ("Bengkulu", (15, 8), ((14, 16), (15, 17), (16, 17))),
    "sumatera-selatan": ("Sumsel", (16, 23), ((14, 19), (14, 22), (13, 24), (14, 28), (15, 24), (15, 21), (16, 20))),
    "lampung": ("Lampung", (18, 14), ((17, 19), (17, 22), (17, 25), (18, 22))),
    "jawa-barat": ("Jabar", (21, 25), ((19, 24), (18, 26), (19, 27), (19, 30), (20, 29), (20, 26), (20, 23))),
    "jawa-tengah": ("Jateng", (22, 31), ((21, 31), (20, 33), (19, 35), (21, 35))),
    "jawa-timur": ("Jatim", (19, 41), ((19, 38), (20, 40), (21, 41), (22, 40), (21, 38), (20, 36))),
    "bali": ("Bali", (20, 44), ((21, 44), (22, 44))),
    "nusa-tenggara-barat": ("NTB", (21, 48), ((22, 47), (22, 50))),
    "nusa-tenggara-timur": ("NTT", (22, 63), ((23, 54), (22, 57), (21, 64), (21, 67), (22, 67), (23, 63))),
    "maluku": (
        "Maluku",
        (16, 72),
        ((21, 73), (20, 78), (18, 84), (15, 76), (14, 75), (14, 72), (15, 68), (13, 66), (12, 64)),
    ),
    "papua": ("Papua", (14, 86), ((18, 95), (16, 89), (14, 83), (12, 81), (12, 75), (12, 88), (14, 92))),
    "halmahera": ("Halmahera", (10, 68), ((12, 70), (11, 70), (9, 70), (8, 69), (7, 72), (8, 72))),
    "sulawesi-tenggara": ("Sultra", (15, 57), ((17, 60), (16, 59), (14, 58))),
    "sulawesi-selatan": ("Sulsel", (16, 52), ((17, 54), (15, 54), (14, 53))),
    "sulawesi-tengah": ("Sulteng", (11, 52), ((9, 56), (12, 54), (12, 57), (11, 60), (10, 59))),
    "sulawesi-utara": ("Sulut", (8, 59), ((9, 59), (9, 64))),
    "kalimantan-timur": ("Kaltim", (9, 44), ((6, 47), (8, 48), (8, 42), (10, 45), (11, 47))),
    "kalimantan-selatan": ("Kalsel", (14, 43), ((13, 45), (15, 46), (15, 43))),
    "kalimantan-tengah": ("Kalteng", (12, 35), ((11, 39), (13, 40), (14, 38), (13, 37), (12, 43))),
    "kalimantan-barat": ("Kalbar", (10, 29), ((10, 36), (11, 34), (9, 32))),
    "sarawak": ("Sarawak", (4, 39), ((7, 35), (5, 41), (3, 43), (3, 49))),
}

# By sea: where its name stands, where its ships stand, and how many columns they have.
SEAS: dict[str, tuple[tuple[int, int], tuple[int, int], int]] = {
    "sea-aceh": ((1, 0), (2, 0), 9),
    "sea-mentawai": ((13, 1), (14, 1), 9),
    "sea-sunda": ((19, 13), (20, 13), 9),
    "sea-jawa-south": ((23, 31), (24, 31), 9),
    "sea-lombok": ((23, 41), (24, 41), 9),
    "sea-savu": ((24, 57), (25, 57), 9),
    "sea-banda": ((17, 67), (18, 67), 9),
    "sea-arafura": ((19, 86), (20, 86), 9),
    "sea-papua-north": ((9, 84), (10, 84), 9),
    "sea-halmahera": ((6, 75), (7, 75), 9),
    "sea-makassar": ((5, 52), (6, 52), 9),
    "sea-natuna": ((4, 28), (5, 28), 9),
    "sea-malacca": ((5, 12), (6, 12), 9),
    "sea-riau": ((7, 18), (8, 18), 9),
    "sea-bangka": ((15, 30), (16, 30), 9),
    "sea-karimata": ((13, 27), (14, 31), 6),
    "sea-jawa-west": ((17, 29), (18, 29), 9),
    "sea-jawa-east": ((17, 39), (18, 39), 9),
    "sea-kalimantan-south": ((16, 40), (16, 46), 5),
    "sea-flores": ((20, 53), (21, 53), 9),
    "sea-tomini": ((11, 63), (10, 62), 5),
}
